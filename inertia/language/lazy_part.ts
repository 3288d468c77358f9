import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { language } from '~/language/store'

/** React's `lazy` that also waits for the part's own words. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await load()
    await language.complete()
    return part
  })
}
