const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the host name of a URL means this machine. */
export const isLoopback = (hostname: string): boolean => names.has(hostname)
