/** How a page's answer tells the server, which takes it off, what sites may frame it. */
export const framedByHeader = 'X-Framed-By'

/** Frames of other sites and of platforms: a refusal of these must be readable inside, too. */
export const isForFrames = (path: string): boolean => /^\/(embed|lti)\//.test(path)

/** The same for another origin that a form of the page leads to. */
export const formsToHeader = 'X-Forms-To'
