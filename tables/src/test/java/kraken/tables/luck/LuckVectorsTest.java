package kraken.tables.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import kraken.jackson.Json;
import kraken.kit.Numbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The derivation is fixed: every implementation of docs/luck.md gives these numbers. */
class LuckVectorsTest {

  record Draw(Numbers bounds, Numbers numbers) {}

  record Vector(
      String secret,
      String hash,
      TreeMap<String, String> nonces,
      String key,
      List<Long> words,
      List<Draw> draws) {}

  static Stream<Vector> vectors() throws IOException {
    String file = Files.readString(Path.of("..", "docs", "luck-vectors.json"));
    return Arrays.stream(Json.read(file, Vector[].class));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theHashIsThePromisedOne(Vector vector) {
    assertThat(new Secret(vector.secret()).hash()).isEqualTo(vector.hash());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void keyAndWordsAreTheDocumentedOnes(Vector vector) {
    LuckKey key = LuckKey.of(new Secret(vector.secret()), vector.nonces());
    assertThat(key.hex()).isEqualTo(vector.key());
    RandomWords words = new RandomWords(key, 0);
    assertThat(LongStream.range(0, vector.words().size()).map(_ -> words.next()).boxed())
        .containsExactlyElementsOf(vector.words());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void drawsFollowEachOtherInOneStream(Vector vector) {
    SeaLuck luck = SeaLuck.of(new Secret(vector.secret()), vector.nonces());
    for (Draw draw : vector.draws()) {
      SeaLuck.Draw drawn = luck.draw(draw.bounds());
      assertThat(drawn.numbers()).isEqualTo(draw.numbers());
      assertThat(luck.draw(draw.bounds()))
          .as("a place is a value")
          .extracting("numbers")
          .isEqualTo(draw.numbers());
      luck = drawn.next();
    }
  }

  @Test
  void everyNonceChangesEverything() {
    Secret secret = Secret.random();
    SortedMap<String, String> none = new TreeMap<>();
    SortedMap<String, String> one = new TreeMap<>();
    one.put("anne", "0".repeat(32));
    Numbers bounds = Numbers.repeated(20, 1000);
    assertThat(SeaLuck.of(secret, none).draw(bounds).numbers())
        .isNotEqualTo(SeaLuck.of(secret, one).draw(bounds).numbers());
  }

  @Test
  void aSecretIsRandomAndDoesNotShowItself() {
    assertThat(Secret.random()).isNotEqualTo(Secret.random()).hasToString("a secret");
    assertThatThrownBy(() -> new Secret("abc")).isInstanceOf(IllegalArgumentException.class);
  }
}
