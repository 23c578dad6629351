package kraken.bench.flood;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;

/** What hostile clients do to a server, each again and again. */
enum Flood {
  TALK("talk, and stories that nobody reads") {
    @Override
    void once(Attacker attacker) throws IOException {
      Visitor talker = attacker.visitor();
      String words = "\ud83d\udc19".repeat(500);
      attacker.count(
          talker.ask(
              attacker.table(),
              attacker.id(),
              new Command.Say(Seat.of(0), new Saying.Words(words))));
      RawConnection unread = attacker.keep(talker.slowConnection());
      unread.request("GET", "/api/tables/" + attacker.table() + "/story", talker.cookie(), "");
    }
  },
  SLOW_READERS("sockets that ask and never read") {
    @Override
    void once(Attacker attacker) throws IOException {
      String table = attacker.table();
      RawConnection socket = attacker.keep(attacker.visitor().slowConnection());
      socket.upgrade(table, attacker.visitor().cookie());
      for (int i = 0; i < 20; i++) {
        socket.sendText("{\"type\":\"Follow\",\"table\":\"" + table + "\"}");
        attacker.pause();
      }
    }
  },
  TABLES("new persons who open tables and leave them") {
    @Override
    void once(Attacker attacker) throws IOException {
      Visitor opener = Visitor.named(attacker.address(), attacker.port(), "Opener");
      for (int i = 0; i < 12; i++) {
        attacker.count(opener.open(true, new SeatPlan.Me(null), new SeatPlan.Open()));
      }
    }
  },
  IMPORTS("imports of 4 MB") {
    @Override
    void once(Attacker attacker) throws IOException {
      String file = "{\"format\":1,\"log\":[" + "{\"number\":1},".repeat(300_000) + "{}]}";
      attacker.count(attacker.visitor().ask("POST", "/api/imports", file));
    }
  },
  DRIBBLE("heads that come letter by letter") {
    @Override
    void once(Attacker attacker) throws IOException {
      RawConnection connection =
          attacker.keep(RawConnection.open(attacker.address(), attacker.port()));
      for (char letter : "GET / HTT".toCharArray()) {
        connection.send(String.valueOf(letter));
        attacker.pause();
      }
    }
  },
  PINGS("20,000 pings a second from each") {
    @Override
    void once(Attacker attacker) throws IOException {
      try (RawConnection socket = attacker.visitor().connection()) {
        socket.upgrade(attacker.table(), attacker.visitor().cookie());
        while (attacker.goesOn()) {
          for (int i = 0; i < 100; i++) {
            socket.sendFrame(PING, "ping".getBytes(StandardCharsets.US_ASCII));
            attacker.count("");
          }
          attacker.pause();
        }
      }
    }
  },
  NONSENSE("requests that no browser sends") {
    @Override
    void once(Attacker attacker) throws IOException {
      for (String head : HEADS) {
        try (RawConnection connection = RawConnection.open(attacker.address(), attacker.port())) {
          connection.send(head + "\r\nConnection: close\r\n\r\n");
          attacker.refused(connection.answer());
        }
      }
    }
  },
  NAMES("new persons without end") {
    @Override
    void once(Attacker attacker) throws IOException {
      attacker.count(Visitor.named(attacker.address(), attacker.port(), "Nobody").id());
    }
  };

  private static final int PING = 0x89;

  private static final List<String> HEADS =
      List.of(
          "CONNECT /flood HTTP/1.1\r\nHost: a",
          "GET / HTTP/1.1\r\nHost: a flood",
          "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: flood",
          "\u0016\u0003\u0001 a flood");

  private final String words;

  Flood(String words) {
    this.words = words;
  }

  /** One round of it; what the server refuses or cuts off is an exception. */
  abstract void once(Attacker attacker) throws IOException;

  String words() {
    return words;
  }

  /** Starts as many attackers as this, each at an address of its own. */
  List<Attacker> begin(int attackers, int port) {
    List<Attacker> all = new ArrayList<>();
    for (int i = 0; i < attackers; i++) {
      Attacker attacker = new Attacker(this, LocalAddress.ofAttacker(i), port);
      all.add(attacker);
      attacker.start();
    }
    return all;
  }
}
