/** How a page's answer tells the server, which takes it off, what sites may frame it. */
export const framedByHeader = 'X-Framed-By'

/** The same for another origin that a form of the page leads to. */
export const formsToHeader = 'X-Forms-To'
