package kraken.api;

import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/**
 * The name that a person wants to have.
 *
 * @param portrait the number of the portrait that others shall see; without one it stays as it was
 */
public record Name(String name, @OmitNull @Nullable Integer portrait) {}
