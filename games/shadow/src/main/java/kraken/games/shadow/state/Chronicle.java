package kraken.games.shadow.state;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** A list that grows at its end without copying what it has, for what states share. */
public final class Chronicle<T> extends AbstractList<T> {

  private final List<T> before;
  private final T last;
  private final int size;

  private Chronicle(List<T> before, T last) {
    this.before = before;
    this.last = last;
    this.size = before.size() + 1;
  }

  public static <T> List<T> plus(List<T> list, T more) {
    return new Chronicle<>(list, more);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public T get(int index) {
    List<T> list = this;
    while (list instanceof Chronicle<T> longer) {
      if (index == longer.size - 1) {
        return longer.last;
      }
      list = longer.before;
    }
    return list.get(index);
  }

  @Override
  public Iterator<T> iterator() {
    @SuppressWarnings("unchecked") // filled with the elements of this list only
    T[] elements = (T[]) new Object[size];
    List<T> list = this;
    while (list instanceof Chronicle<T> longer) {
      elements[longer.size - 1] = longer.last;
      list = longer.before;
    }
    for (int i = 0; i < list.size(); i++) {
      elements[i] = list.get(i);
    }
    return Arrays.asList(elements).iterator();
  }
}
