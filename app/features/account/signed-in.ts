import type { Locale } from '#app/i18n/locale.ts'

/** `device`: the cookie of a device that has signed in before, as it was sent. */
export type Origin = { address: string; headers: Headers; locale: Locale; device: string | undefined }

/** `awaitsCode`: the session gives access only to the page that asks for the second factor. */
export type SignedIn = { userId: string; cookies: string[]; awaitsCode: boolean }
