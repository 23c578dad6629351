package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A mailbox runs one task after the other, however many threads post them. */
class MailboxTest {

  private final Queue<Runnable> handedOn = new ArrayDeque<>();
  private final Mailbox mailbox = new Mailbox(handedOn::add);
  private final List<String> done = new ArrayList<>();

  /** A task that is over at once. */
  private Mailbox.Work quick(String name) {
    return slow(name, CompletableFuture.completedFuture(null));
  }

  /** A task that is over when the future is. */
  private Mailbox.Work slow(String name, CompletableFuture<?> end) {
    return _ -> {
      done.add(name);
      return end;
    };
  }

  /** Runs what the mailbox has handed to its executor. */
  private void work() {
    for (Runnable next = handedOn.poll(); next != null; next = handedOn.poll()) {
      next.run();
    }
  }

  @Test
  void aTaskIsDoneAtOnceIfNothingElseIsUnderWay() {
    assertThat(mailbox.post(quick("a"))).isTrue();
    assertThat(done).containsExactly("a");
    assertThat(handedOn).isEmpty();
  }

  @Test
  void theNextTaskBeginsWhenTheOneBeforeItIsOver() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    mailbox.post(slow("a", end));
    mailbox.post(quick("b"));
    mailbox.post(quick("c"));
    assertThat(done).containsExactly("a");
    end.complete(null);
    work();
    assertThat(done).containsExactly("a", "b", "c");
  }

  @Test
  void theThreadThatEndsATaskDoesNotDoTheNextOne() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    mailbox.post(slow("a", end));
    mailbox.post(quick("b"));
    end.complete(null);
    assertThat(done).containsExactly("a");
    assertThat(handedOn).hasSize(1);
  }

  @Test
  void aTaskThatFailsIsOverToo() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    mailbox.post(slow("a", end));
    mailbox.post(quick("b"));
    end.completeExceptionally(new IllegalStateException("a failure for a test"));
    work();
    assertThat(done).containsExactly("a", "b");
  }

  @Test
  void whatATaskPostsIsDoneAfterIt() {
    mailbox.post(_ -> {
      mailbox.post(quick("b"));
      done.add("a");
      return CompletableFuture.completedFuture(null);
    });
    assertThat(done).containsExactly("a", "b");
  }

  @Test
  void itClosesForGoodUnlessSomethingIsUnderWay() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    mailbox.post(slow("a", end));
    assertThat(mailbox.closeIfIdle()).isFalse();
    end.complete(null);
    assertThat(mailbox.closeIfIdle()).isTrue();
    assertThat(mailbox.post(quick("b"))).isFalse();
    assertThat(done).containsExactly("a");
  }

  @Test
  void closedItTakesNothingMoreAndEndsWhatItHasTaken() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    mailbox.post(slow("a", end));
    mailbox.post(quick("b"));
    CompletableFuture<Void> closed = mailbox.close();
    assertThat(mailbox.post(quick("c"))).isFalse();
    assertThat(closed).isNotDone();
    end.complete(null);
    work();
    assertThat(closed).isCompleted();
    assertThat(done).containsExactly("a", "b");
    assertThat(mailbox.close()).isCompleted();
  }

  @Test
  void howeverManyPostNoTwoTasksAreUnderWayAtOnce() throws InterruptedException {
    int posters = 8;
    int tasks = 500;
    AtomicInteger atOnce = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch over = new CountDownLatch(posters * tasks);
    try (ExecutorService threads = Executors.newFixedThreadPool(posters)) {
      Mailbox busy = new Mailbox(threads);
      Mailbox.Work task =
          _ -> {
            most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
            return CompletableFuture.runAsync(
                () -> {
                  atOnce.decrementAndGet();
                  over.countDown();
                },
                threads);
          };
      for (int poster = 0; poster < posters; poster++) {
        threads.execute(() -> {
          for (int i = 0; i < tasks; i++) {
            busy.post(task);
          }
        });
      }
      over.await();
    }
    assertThat(most).hasValue(1);
  }

  @Test
  void aTaskThatIsOverDoesNotPassAsUnderWay() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    List<Mailbox.Task> tasks = new ArrayList<>();
    mailbox.post(task -> {
      tasks.add(task);
      return end;
    });
    tasks.getFirst().mustBeUnderWay();

    end.complete(null);

    assertThatThrownBy(tasks.getFirst()::mustBeUnderWay).isInstanceOf(IllegalStateException.class);
  }
}
