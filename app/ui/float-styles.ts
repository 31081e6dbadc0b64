/** A sheet that floats over the page. */
export const floatStyles =
  'z-50 rounded-control border border-line bg-raised text-ink shadow-float data-[state=open]:animate-appear'
