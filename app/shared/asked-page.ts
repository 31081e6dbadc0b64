/** The page of a list that an address asks for; the first for anything that is not a number. */
export function askedPage(request: Request): number {
  const asked = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
