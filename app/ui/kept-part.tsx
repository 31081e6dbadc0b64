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

/** @returns the id of the place where the markup of the part of this name is put in */
export type PartKeeper = (name: string, part: () => ReactNode) => string

/** The server's; a browser has none. */
export const PartKeeperContext = createContext<PartKeeper | null>(null)

/**
 * What many readers get alike: the server renders it once for each name. It may hold nothing that the name does not
 * tell, no pictures, and no ids that React makes.
 * @param name null: it is this page's own
 */
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
