import vine from '@vinejs/vine'
import { typedFigure } from '#domain/shared/text/digits'

export const numberField = () =>
  vine.number().parse((value) => {
    return typeof value === 'string' ? typedFigure(value).replace('٫', '.').trim() || null : value
  })

export const countField = (least: number, most: number) =>
  numberField().withoutDecimals().range([least, most])
