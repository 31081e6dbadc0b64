import type { ComponentType } from 'react'
import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const files = import.meta.glob<ComponentType<TypePictureProps>>('../types/*/editor/type-picture.tsx', {
  eager: true,
  import: 'TypePicture',
})

const pictures = new Map(Object.entries(files).map(([file, picture]) => [file.split('/')[2]!, picture]))

export const typePictureOf = (type: string) => pictures.get(type)
