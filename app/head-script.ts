import { prefixes } from "#contract/language.ts"

/**
 * The one script in the head of every document, run before painting: redirects signed-in people to the dashboard
 * (unless "View site" is on), and an unprefixed URL to the stored language. It only reads the URL, so it works on any
 * response. Previews are left alone; a prerendered page redirects when it is activated. On the dashboard it tells zod
 * not to try `new Function`, which the policy would report; schemas are built on import, before any call of `z.config`.
 * It stores a language chosen by flag, in any window; `auxclick` also comes from the right button, which opens a menu.
 */
export const headScript = `(function(d){try{var s=localStorage,p=location.pathname;
if(/^\\/(controller|dashboard)(\\/|$)/.test(p)){globalThis.__zod_globalConfig={jitless:true};if(/^\\/dashboard(\\/|$)/.test(p))s.removeItem("view_site");return}
if(/[?&]preview=/.test(location))return;
function keep(e){var a=e.button<2&&e.target.closest(".langs a");if(a)s.setItem("i18nextLng",a.hreflang)}addEventListener("click",keep,true);addEventListener("auxclick",keep,true);
function own(){return s.getItem("access_token")&&!s.getItem("view_site")&&(d.documentElement.hidden=true)}
function move(){if(own()){location.replace("/dashboard");return}
var l=s.getItem("i18nextLng");if(/^(${prefixes})$/.test(l)&&!/^\\/(${prefixes})(\\/|$)/.test(p))location.replace("/"+l+(p==="/"?"":p)+location.search+location.hash)}
if(d.prerendering){own();d.addEventListener("prerenderingchange",move)}else move()
}catch(e){}})(document)`
