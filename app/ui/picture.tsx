import { useCallback, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** `sizes` has no meaning for a single file. */
type Files = { srcSet: string; sizes: string } | { srcSet?: undefined; sizes?: undefined }

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height'> &
  Files & {
    src: string
    alt: string
    /** Intrinsic size in pixels: reserves the space while the picture loads. */
    width: number
    height: number
    /** The largest picture at the top of a page: fetched first. All others wait until they come near. */
    priority?: boolean
    /** Replaces a file that cannot be shown. */
    otherwise?: ReactNode
  }

export function Picture({ priority = false, className, alt, otherwise, ...props }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const { src } = props
  // It may have failed before hydration, when no handler was attached
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) setBroken(src)
    },
    [src],
  )
  if (otherwise && broken === src) return otherwise
  return (
    <img
      {...props}
      {...(otherwise ? { ref: look, onError: () => setBroken(src) } : {})}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={classNames('h-auto max-w-full', className)}
    />
  )
}

type FilePictureProps = Omit<PictureProps, 'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'sizes'> & {
  file: { url: string; width: number; height: number }
}

/** An uploaded picture that only decorates: what it shows is said beside it. */
export const FilePicture = ({ file: { url, width, height }, ...props }: FilePictureProps) => (
  <Picture src={url} alt="" width={width} height={height} {...props} />
)
