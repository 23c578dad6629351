package kraken.tables.live;

/** One listener of one table, as the caller of {@link Tables#watch} holds it. */
record TableSubscription(
    TableActor actor,
    Listeners listeners,
    Listeners.Listener listener,
    AutoPlay autoPlay,
    AttendanceNews attendanceNews)
    implements Subscription {

  @Override
  public void seen(long number) {
    actor.act(() -> {
      Listeners.seen(listener, number);
      return autoPlay.shown();
    });
  }

  @Override
  public void close() {
    listeners.remove(listener);
    attendanceNews.connectionsChanged();
    actor.act(autoPlay::shown); // bots wait no longer for a page that has gone
  }
}
