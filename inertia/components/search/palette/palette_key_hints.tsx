import { Kbd } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { isApple } from '~/shortcuts/is_apple'
import classes from '~/components/search/palette/palette.module.css'

/** Where there is a keyboard to be expected. */
export function PaletteKeyHints() {
  const t = useTranslations('search.keys')
  return (
    <div className={classes.hints} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('open')}
      </span>
      <span>
        <bdi dir="ltr">
          <Kbd>{isApple ? '⌘' : 'Ctrl'}</Kbd> <Kbd>Enter</Kbd>
        </bdi>{' '}
        {t('new_tab')}
      </span>
    </div>
  )
}
