/** `openReports`: only for those who handle reports. */
export type SessionNow = { userId: string | null; name: string | null; openReports?: number }

/** Undefined when the server cannot be reached. The request also completes a sign-out made offline. */
export async function askSession(): Promise<SessionNow | undefined> {
  try {
    const response = await fetch('/api/account/session', {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(8_000),
    })
    return response.ok ? ((await response.json()) as SessionNow) : undefined
  } catch {
    return undefined
  }
}
