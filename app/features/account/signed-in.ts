import type { Locale } from '#app/i18n/locale.ts'

/** `device`: the cookie of a device that has signed in before, as it was sent. */
export type Origin = { address: string; headers: Headers; locale: Locale; device: string | undefined }

export type SignedIn = { userId: string; cookies: string[] }
