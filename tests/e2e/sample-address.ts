import type { Page } from '@playwright/test'
import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'

/** The address of the page of the sample, by its name: the first adventure of the library may be another journey's. Read without being shown. */
export async function sampleAddress(page: Page): Promise<string> {
  return linkIn(page, `/library?q=${encodeURIComponent(sample.title.en)}`, /\/adventure\/[0-9a-f-]{36}/)
}

/** The first address of a kind that the page at a path leads to; read without being shown. */
export async function linkIn(page: Page, path: string, kind: RegExp): Promise<string> {
  const text = await (await page.request.get(path)).text()
  const found = kind.exec(text)?.[0]
  if (!found) throw new Error(`${path} has no link like ${kind}`)
  return found
}
