/** The same words in a row are said once, with how often: "fires ×2". */
export function counted(phrases: string[]): string[] {
  const rows: { phrase: string; times: number }[] = [];
  for (const phrase of phrases.filter(Boolean)) {
    const last = rows.at(-1);
    if (last?.phrase === phrase) last.times += 1;
    else rows.push({ phrase, times: 1 });
  }
  return rows.map(({ phrase, times }) => (times > 1 ? `${phrase} ×${times}` : phrase));
}

/** Whether the next event is of the same kind: of several steps in a row only the last one is told. */
export function goesOn<E extends { type: string }>(events: E[], index: number): boolean {
  return events[index + 1]?.type === events[index]?.type;
}
