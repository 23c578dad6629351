package kraken.conformance;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.play.Choices;
import kraken.jackson.Json;
import kraken.kit.Setup;
import tools.jackson.core.JacksonException;

/** Everything needed to play one game again, as one word for a command line. */
public record ReplayToken(String game, BrokenCheck charge, Setup setup, Choices choices) {

  /** The token as one word. */
  public String text() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(bytes)) {
      deflater.write(Json.write(this, ReplayToken.class).getBytes(StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
  }

  public static ReplayToken read(String text) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(text.strip());
      byte[] json = new InflaterInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
      return Json.read(new String(json, StandardCharsets.UTF_8), ReplayToken.class);
    } catch (IOException | IllegalArgumentException | JacksonException unfit) {
      throw new IllegalArgumentException("not the token of a game: " + text, unfit);
    }
  }
}
