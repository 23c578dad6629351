package kraken.server.http.pages;

import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;

/** A file of the client in memory, plain and compressed. */
final class StaticFile {

  static final StaticFile NOT_BUILT =
      of(
          "text/plain; charset=utf-8",
          "The page is not built in here; the server is at /api, described by /openapi.json.\n"
              .getBytes(StandardCharsets.UTF_8));

  private final String type;
  private final byte[] plain;
  private final byte[] zipped;
  private final String tag;

  private StaticFile(String type, byte[] plain, byte[] zipped, String tag) {
    this.type = type;
    this.plain = plain;
    this.zipped = zipped;
    this.tag = tag;
  }

  static Optional<StaticFile> read(String path) {
    try (InputStream file = StaticFile.class.getResourceAsStream("/web/" + path)) {
      return file == null ? Optional.empty() : Optional.of(of(type(path), file.readAllBytes()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static StaticFile of(String type, byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return new StaticFile(type, bytes, zipped(bytes), '"' + Long.toHexString(sum.getValue()) + '"');
  }

  private static String type(String path) {
    String known = ContentType.mimeTypeByExtension(path.substring(path.lastIndexOf('.') + 1));
    String type = known == null ? "application/octet-stream" : known;
    return type.startsWith("text/") ? type + "; charset=utf-8" : type;
  }

  private static byte[] zipped(byte[] bytes) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return zipped.toByteArray();
  }

  void sendTo(Context context) {
    context
        .disableCompression()
        .contentType(type)
        .header("ETag", tag)
        .header("Vary", "Accept-Encoding");
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(HttpStatus.NOT_MODIFIED);
    } else if (zipped.length < plain.length && accepts(context)) {
      context.header("Content-Encoding", "gzip").result(zipped);
    } else {
      context.result(plain);
    }
  }

  private static boolean accepts(Context context) {
    String accepted = context.header("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }
}
