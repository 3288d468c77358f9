import { Button } from '@mantine/core'
import { IconArchive, IconPencil, IconPlus } from '@tabler/icons-react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { Specimen, State } from '~/components/preview/specimen'
import { RowIcon } from '~/ui/record/row_icon'
import classes from '~/components/preview/preview.module.css'

const variants = ['filled', 'default', 'subtle', 'light'] as const

/** What the kit's buttons look like here; one that can be pressed says so in a toast. */
export function Buttons() {
  const t = useTranslations('preview')
  const press = () => router.flash(() => ({ notice: t('pressed') }))
  const button = (props: { disabled?: boolean; loading?: boolean; color?: string }) =>
    variants.map((variant) => (
      <Button key={variant} variant={variant} onClick={press} {...props}>
        {t('sample.act')}
      </Button>
    ))
  return (
    <>
      <Specimen of="Button" isWide>
        <State is="ready">
          <div className={classes.row}>{button({})}</div>
        </State>
        <State is="danger">
          <div className={classes.row}>{button({ color: 'danger' })}</div>
        </State>
        <State is="disabled">
          <div className={classes.row}>{button({ disabled: true })}</div>
        </State>
        <State is="loading">
          <div className={classes.row}>{button({ loading: true })}</div>
        </State>
        <State is="icon">
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={press}>
            {t('sample.act')}
          </Button>
        </State>
      </Specimen>
      <Specimen of="RowIcon">
        <State is="ready">
          <div className={classes.row}>
            <RowIcon icon={IconPencil} label={t('sample.act')} onClick={press} />
            <RowIcon icon={IconArchive} label={t('sample.act')} onClick={press} />
          </div>
        </State>
      </Specimen>
    </>
  )
}
