package kraken.server.http.limits;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/** How much one client may ask of the server, and all of them together. */
public final class Limits {

  public static final Limits STANDARD = each(Limit::standard);

  /** No limits, for benchmarks. */
  public static final Limits NONE = each(_ -> new Rate(Integer.MAX_VALUE, 1e9));

  private final Map<Limit, Rate> rates;

  private Limits(Map<Limit, Rate> rates) {
    this.rates = Collections.unmodifiableMap(new EnumMap<>(rates));
  }

  public static Limits each(Function<Limit, Rate> rate) {
    Map<Limit, Rate> rates = new EnumMap<>(Limit.class);
    for (Limit limit : Limit.values()) {
      rates.put(limit, rate.apply(limit));
    }
    return new Limits(rates);
  }

  public Limits with(Limit limit, Rate rate) {
    return each(one -> one == limit ? rate : of(one));
  }

  public Rate of(Limit limit) {
    return rates.getOrDefault(limit, limit.standard());
  }
}
