import { shouldIntercept } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import type { ComponentProps, MouseEvent } from 'react'

interface CellLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string
}

/** Inertia's own `Link` does far more and costs it, and a page of a list has a hundred. */
export function CellLink(props: CellLinkProps) {
  return <a {...props} onClick={visit} />
}

function visit(event: MouseEvent<HTMLAnchorElement>): void {
  if (!shouldIntercept(event)) return
  event.preventDefault()
  router.visit(event.currentTarget.href)
}
