import { useState } from 'react'

type LeavingProps = { sceneId: string; picture: string | undefined }

/** The old scene fades out over the new one, whose picture has loaded by then. */
export function LeavingPicture({ sceneId, picture }: LeavingProps) {
  const [state, setState] = useState<{ sceneId: string; picture: string | undefined; left: string | null }>({
    sceneId,
    picture,
    left: null,
  })
  if (state.sceneId !== sceneId) setState({ sceneId, picture, left: state.picture ?? null })
  else if (state.picture !== picture) setState({ ...state, picture })
  if (state.left === null) return null
  return (
    <img
      key={sceneId}
      src={state.left}
      alt=""
      aria-hidden="true"
      draggable={false}
      onAnimationEnd={() => setState((now) => ({ ...now, left: null }))}
      className="play-leaving"
    />
  )
}
