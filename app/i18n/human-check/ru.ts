import type { PublicTexts } from "../public-texts.ts"

export const humanCheck: PublicTexts["humanCheck"] = {
  title: "Введите шесть символов",
  picture: "Картинка с шестью символами",
  loading: "Картинка загружается",
  notLoaded: "Картинку загрузить не удалось.",
  label: "Символы с учётом регистра",
  refresh: "Новый код",
  refreshed: "Новый код загружен",
  check: "Проверить",
  checking: "Проверяем",
  wrong: "Неверная CAPTCHA. Попробуйте ещё раз!",
  empty: "Введите, пожалуйста, шесть символов.",
  close: "Закрыть",
}
