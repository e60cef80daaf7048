import { prefixes } from "#contract/language.ts"

/**
 * The one head script, hashed in the policy: signed-in people get the dashboard (unless "View site" is on), and a plain
 * address moves to the stored language, both before anything is painted. It works on any response, since it looks at the address only.
 * On the dashboard zod is told not to try `new Function`, which the policy forbids and reports; schemas are built when their files load,
 * which is before any call of `z.config` could come.
 * A flag that is chosen before the page's own script is there counts too; else the stored language would lead back from where it points.
 */
export const headScript = `(function(){try{var s=localStorage,p=location.pathname;
if(/^\\/(controller|dashboard)(\\/|$)/.test(p)){globalThis.__zod_globalConfig={jitless:true};if(/^\\/dashboard(\\/|$)/.test(p))s.removeItem("view_site");return}
addEventListener("click",function(e){var a=e.target.closest(".langs a");if(a)s.setItem("i18nextLng",a.hreflang)},true);
if(s.getItem("access_token")&&!s.getItem("view_site")){location.replace("/dashboard");return}
var l=s.getItem("i18nextLng");if(/^(${prefixes})$/.test(l)&&!/^\\/(${prefixes})(\\/|$)/.test(p))location.replace("/"+l+(p==="/"?"":p)+location.search+location.hash)
}catch(e){}})()`
