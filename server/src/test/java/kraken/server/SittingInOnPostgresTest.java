package kraken.server;

import org.junit.jupiter.api.AfterEach;

/** The same with two servers: Anne uses one, and everybody else the other. */
class SittingInOnPostgresTest extends SittingInTest {

  private final SecondServer other = new SecondServer();

  @Override
  ServerSettings settings() {
    return other.settings();
  }

  @Override
  TestClient atAnother(TestClient person) {
    return other.client(person);
  }

  @Override
  Server bobs() {
    return other.server();
  }

  @AfterEach
  void stopTheOther() {
    other.close();
  }
}
