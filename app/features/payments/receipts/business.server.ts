import { env } from '#app/platform/env.server.ts'

export type Business = { name: string | null; gst: string | null; qst: string | null }

/** The seller, as receipts name it. */
export function business(): Business {
  const { BUSINESS_NAME, GST_NUMBER, QST_NUMBER } = env()
  return { name: BUSINESS_NAME ?? null, gst: GST_NUMBER ?? null, qst: QST_NUMBER ?? null }
}
