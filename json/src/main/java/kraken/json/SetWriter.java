package kraken.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;

/**
 * Writes sets in the order of their elements, if these are Comparable: then equal sets give equal
 * text.
 */
record SetWriter(ListWriter list) implements ValueWriter {

  @Override
  public void write(Object value, JsonBuffer out) {
    list.write(sorted((Collection<?>) value), out);
  }

  @SuppressWarnings("unchecked") // elements of one type that all are Comparable
  private static List<?> sorted(Collection<?> values) {
    List<Object> list = new ArrayList<>(values);
    if (!(values instanceof SortedSet) && list.stream().allMatch(Comparable.class::isInstance)) {
      Collections.sort((List<Comparable<Object>>) (List<?>) list);
    }
    return list;
  }
}
