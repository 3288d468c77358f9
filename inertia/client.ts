import { registry } from '@generated/registry'
import type { Tuyau } from '@tuyau/core/client'
import { routeAddress } from '~/route_address'

type Client = Tuyau<typeof registry>
type Values = Record<string, unknown>

export type RouteName = keyof typeof registry.routes

const routes: Record<string, { pattern: string; methods: readonly string[] }> = registry.routes

function addressOf(name: string, values: Values = {}, options: { qs?: Values } = {}): string {
  const route = routes[name]
  if (!route) throw new Error(`No route is called ${name}`)
  return routeAddress(name, route.pattern, values, options.qs)
}

/**
 * Uses Tuyau's types over the patterns only: its own client would bring an HTTP client nobody here
 * calls (ADR 33).
 */
export const urlFor = addressOf as Client['urlFor']

export const hasRoute = (name: string) => name in routes

export const client = {
  urlFor,
  getRoute: (name: string, { params }: { params?: Values }) => ({
    url: addressOf(name, params),
    methods: routes[name]!.methods,
  }),
} as unknown as Client
