export type Who = 'visitor' | 'guest' | 'member' | 'creator' | 'admin'
export type Valid = {
  as?: Who
  method: string
  path: string
  query?: Record<string, string>
  type?: string
  json?: unknown
  form?: Record<string, string>
  bytes?: Buffer
}
