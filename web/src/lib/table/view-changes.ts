/** Puts each changed part into the view, at the place that its JSON Pointer names; unchanged parts stay the same objects. */
export function withChanges(view: unknown, changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce((known, [pointer, part]) => put(known, pointer.split('/').slice(1), part), view);
}

function put(into: unknown, [key, ...deeper]: string[], part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(into) ? [...into] : { ...(into as object) }) as Record<string, unknown>;
  copy[key] = put(copy[key], deeper, part);
  return copy;
}
