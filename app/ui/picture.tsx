import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  src: string
  alt: string
  /** Intrinsic size in pixels: the place is kept while the picture loads. */
  width: number
  height: number
  /** The largest picture at the top of a page: fetched first. Everything else waits until it comes near. */
  priority?: boolean
}

export function Picture({ priority = false, className, alt, ...props }: PictureProps) {
  return (
    <img
      {...props}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={classNames('h-auto max-w-full', className)}
    />
  )
}
