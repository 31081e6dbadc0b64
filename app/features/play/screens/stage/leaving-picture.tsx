import { useEffect, useState } from 'react'

type LeavingProps = { sceneId: string; picture: string | undefined }

/** ms that the old scene waits for the new picture. */
const mostPatience = 2_000

/** The old scene fades over the new one and stays until its picture is there, so that nobody looks into the dark. */
export function LeavingPicture({ sceneId, picture }: LeavingProps) {
  const [state, setState] = useState<{ sceneId: string; picture: string | undefined; left: string | null }>({
    sceneId,
    picture,
    left: null,
  })
  if (state.sceneId !== sceneId) setState({ sceneId, picture, left: state.picture ?? null })
  else if (state.picture !== picture) setState({ ...state, picture })
  const isReady = useLoaded(state.left === null ? undefined : picture)
  if (state.left === null) return null
  return (
    <img
      key={sceneId}
      src={state.left}
      alt=""
      aria-hidden="true"
      draggable={false}
      data-waiting={!isReady || undefined}
      onAnimationEnd={() => setState((now) => ({ ...now, left: null }))}
      className="play-leaving"
    />
  )
}

function useLoaded(address: string | undefined): boolean {
  const [loaded, setLoaded] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (address === undefined) return
    const image = new Image()
    const done = () => setLoaded(address)
    const timer = setTimeout(done, mostPatience)
    // A picture that cannot be shown is waited for no longer
    for (const end of ['load', 'error']) image.addEventListener(end, done)
    image.src = address
    return () => clearTimeout(timer)
  }, [address])
  return address === undefined || loaded === address
}
