import { SegmentedControl, useDirection } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MainContent } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import classes from '~/components/appearance/appearance.module.css'

const widths: MainContent[] = ['full', 'boxed', 'narrow']

export function PageChoices({ withWidth }: { withWidth: boolean }) {
  const t = useTranslations('appearance')
  const { mainContent, sidebarLeft } = useAppearance()
  const { dir } = useDirection()
  const sides: ('left' | 'right')[] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']

  return (
    <>
      {withWidth && (
        <div className={classes.choice}>
          <span className={classes.label}>{t('content.label')}</span>
          <SegmentedControl
            fullWidth
            aria-label={t('content.label')}
            data={widths.map((value) => ({ value, label: t(`content.${value}`) }))}
            value={mainContent}
            onChange={(value) => appearance.set('mainContent', value as MainContent)}
          />
        </div>
      )}
      <div className={classes.choice}>
        <span className={classes.label}>{t('side.label')}</span>
        <SegmentedControl
          fullWidth
          aria-label={t('side.label')}
          data={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
          value={sidebarLeft ? 'left' : 'right'}
          onChange={(value) => appearance.set('sidebarLeft', value === 'left' ? 'left' : 'right')}
        />
      </div>
    </>
  )
}
