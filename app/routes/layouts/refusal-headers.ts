import type { HeadersArgs } from 'react-router'

/** The `headers` of a page with a form: React Router drops an action's headers, including `Retry-After`. */
export const refusalHeaders = ({ actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs): Headers =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders)
