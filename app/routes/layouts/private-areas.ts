/** Their pages are marked `noindex`; `closed` ones are closed to robots altogether. */
export const privateAreas: readonly { path: string; closed: boolean }[] = [
  // Open to robots, so that they can read the `noindex`
  { path: '/auth', closed: false },
  { path: '/play', closed: false },
  { path: '/redeem', closed: false },
  { path: '/sessions', closed: true },
  { path: '/evening', closed: true },
  { path: '/report', closed: true },
  { path: '/checkout', closed: true },
  { path: '/purchases', closed: true },
  { path: '/test-checkout', closed: true },
  { path: '/welcome', closed: true },
  { path: '/account', closed: true },
  { path: '/admin', closed: true },
  { path: '/creator', closed: true },
  { path: '/editor', closed: true },
  { path: '/invited', closed: true },
  { path: '/mystery-dinner', closed: true },
  { path: '/escape-room', closed: true },
  { path: '/run', closed: true },
  { path: '/join', closed: true },
  { path: '/embed', closed: true },
  { path: '/lti', closed: true },
  { path: '/api', closed: true },
]

export const isPrivate = (pathname: string): boolean =>
  privateAreas.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
