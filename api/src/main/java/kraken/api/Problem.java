package kraken.api;

/**
 * Why a request was not carried out.
 *
 * @param code for programs and translations
 * @param sentence in English, for people who write clients
 */
public record Problem(String code, String sentence) {}
