package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class SeatsTest {

  @Test
  void aSetIsIteratedInTheOrderOfPlay() {
    assertThat(Seats.of(Seat.of(5), Seat.of(0), Seat.of(10)))
        .containsExactly(Seat.of(0), Seat.of(5), Seat.of(10));
  }

  @Test
  void seatsJoinAndLeave() {
    Seats two = Seats.of(Seat.of(1), Seat.of(3));
    assertThat(two.with(Seat.of(2)).count()).isEqualTo(3);
    assertThat(two.with(Seat.of(1))).isEqualTo(two);
    assertThat(two.without(Seat.of(1))).containsExactly(Seat.of(3));
    assertThat(two.without(Seat.of(2))).isEqualTo(two);
    assertThat(two.contains(Seat.of(3))).isTrue();
    assertThat(two.contains(Seat.of(0))).isFalse();
    assertThat(two.first()).isEqualTo(Seat.of(1));
  }

  @Test
  void allAndNone() {
    assertThat(Seats.all(11)).hasSize(11);
    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThat(Seats.all(1).isEmpty()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(Seats.NONE::first);
  }

  @Test
  void theNextSeatAfterTheLastIsTheFirst() {
    assertThat(Seat.of(0).next(3)).isEqualTo(Seat.of(1));
    assertThat(Seat.of(2).next(3)).isEqualTo(Seat.of(0));
  }

  @Test
  void thereIsNoSeatOutsideTheTable() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Seat(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> Seat.of(16));
    assertThatIllegalArgumentException().isThrownBy(() -> new Seats(1 << 16));
  }
}
