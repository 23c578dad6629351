/** Gives each list as it is, but for one that holds the same as the one before: then that one again, and nothing has changed. */
export function keptWhereSame<T>(): (list: T[]) => T[] {
  let kept: T[] = [];
  return (list) => {
    if (list.length !== kept.length || list.some((one, index) => one !== kept[index])) kept = list;
    return kept;
  };
}
