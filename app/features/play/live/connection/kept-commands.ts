/** Storage may be forbidden or full: then a reload loses the commands. */
export function keptCommands(runId: string) {
  const key = `whodini-run-${runId}`
  return {
    read() {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text: string | null) {
      try {
        if (text === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        return
      }
    },
  }
}
