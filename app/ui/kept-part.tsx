import { createContext, Fragment, use } from 'react'
import type { ReactNode } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext as DataRouterNavigationContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router'

/** @returns the id of the element into which the markup of the part with this name is inserted */
export type PartKeeper = (name: string, part: () => ReactNode) => string

/** Provided on the server; browsers have none. */
export const PartKeeperContext = createContext<PartKeeper | null>(null)

/** Content that many readers get alike: the server renders it once per name. It must depend on nothing but the name,
 * and contain no pictures and no React-generated ids.
 * @param name null: the part belongs to this page only */
export function KeptPart({ name, children }: { name: string | null; children: () => ReactNode }) {
  const keep = use(PartKeeperContext)
  const around = useRouterAround()
  if (!keep || name === null) return <Fragment>{children()}</Fragment>
  return <div id={keep(name, () => around(children()))} />
}

/** Links ask the router where they are. */
function useRouterAround(): (part: ReactNode) => ReactNode {
  const router = use(DataRouterContext)
  const data = use(DataRouterDataContext)
  const way = use(DataRouterNavigationContext)
  const navigation = use(NavigationContext)
  const location = use(LocationContext)
  const route = use(RouteContext)
  return (part) => (
    <DataRouterContext value={router}>
      <DataRouterDataContext value={data}>
        <DataRouterNavigationContext value={way}>
          <NavigationContext value={navigation}>
            <LocationContext value={location}>
              <RouteContext value={route}>{part}</RouteContext>
            </LocationContext>
          </NavigationContext>
        </DataRouterNavigationContext>
      </DataRouterDataContext>
    </DataRouterContext>
  )
}
