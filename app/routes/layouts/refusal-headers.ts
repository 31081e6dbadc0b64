import type { HeadersArgs } from 'react-router'

/** The `headers` of a page with a form: React Router drops those of an action, and `Retry-After` with them. */
export const refusalHeaders = ({ actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs): Headers =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders)
