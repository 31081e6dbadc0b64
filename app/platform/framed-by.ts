/** How a page's answer tells the server, which takes it off, what sites may frame it. */
export const framedByHeader = 'X-Framed-By'
