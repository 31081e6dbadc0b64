export function movedTo<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_each, index) => index !== from)
  return from in list ? rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, list[from]!) : rest
}
