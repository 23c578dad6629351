package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PackedTest {

  @Test
  void everyPlaceKeepsItsOwnNumber() {
    int packed = 0;
    for (int place = 0; place < 8; place++) {
      packed = Packed.with(packed, 4, place, 15 - place);
    }
    for (int place = 0; place < 8; place++) {
      assertThat(Packed.at(packed, 4, place)).isEqualTo(15 - place);
    }
    assertThat(Packed.at(Packed.with(packed, 4, 7, 0), 4, 7)).isZero();
    assertThat(Packed.at(Packed.with(packed, 4, 7, 0), 4, 6)).isEqualTo(9);
  }
}
