import { expect, test } from 'vitest'
import { imagePurposes } from '#app/features/media/upload-rules.ts'
import type { UploadPurpose } from '#app/features/media/upload-rules.ts'
import { readUploadQuery } from '#app/features/media/upload-query.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { projectDocumentSchema } from './project-document.schema.ts'

const everyPurpose: readonly UploadPurpose[] = [...imagePurposes, 'sound']

const travels = (purpose: string) =>
  projectDocumentSchema.shape.media.element.safeParse({ id: newId(), purpose, file: 'media/a.webp' }).success

test.each(everyPurpose.filter((purpose) => purpose !== 'avatar'))(
  'a file that can be uploaded to an adventure as %s is included in its project',
  (purpose) => {
    expect(readUploadQuery(new URLSearchParams({ adventure: newId(), purpose })).purpose).toBe(purpose)
    expect(travels(purpose)).toBe(true)
  },
)

test.each(['avatar', 'video', ''])(
  'a file for "%s" belongs to no adventure: neither upload nor project accepts it',
  (purpose) => {
    expect(() => readUploadQuery(new URLSearchParams({ adventure: newId(), purpose }))).toThrow('invalidInput')
    expect(travels(purpose)).toBe(false)
  },
)
